-- A release note may be written ahead of its time, and withdrawn.

alter table release_notes
  -- Null: from the moment it was written.
  add column published_at timestamptz,
  add column withdrawn_at timestamptz;
