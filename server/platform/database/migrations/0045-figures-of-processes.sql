-- What each process counts of itself, for staff: those of the last minutes, written every ten seconds. None of an earlier version.

alter table processes add column figures jsonb;
