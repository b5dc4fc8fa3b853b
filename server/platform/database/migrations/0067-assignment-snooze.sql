alter table assignments add column snoozed_until timestamptz;
