-- Tags are given to many products, and taken from them, at once.

alter table bulk_edits drop constraint bulk_edits_action_check;
alter table bulk_edits add constraint bulk_edits_action_check check (
  action in ('price', 'units', 'category', 'minimum', 'packaging', 'tag', 'untag', 'pause', 'resume', 'delete'));
