-- An import tells how many products it made or changed, and how many of those it took in lack something.
-- Which they are stays known in import_changes for longer than what they were before.

alter table imports
  add column provisional_count integer not null default 0,
  add column changed_count integer not null default 0;

update imports set
  changed_count = (select count(*) from import_changes where import_id = imports.id),
  provisional_count = (
    select count(*) from import_issues
    where import_id = imports.id and not is_note and upc is not null and texts[1] like 'Missing %');
