-- Resale terms are set for many products at once as well.
alter table bulk_edits drop constraint bulk_edits_action_check;
alter table bulk_edits add constraint bulk_edits_action_check check (
  action in ('price', 'units', 'category', 'minimum', 'packaging', 'condition', 'terms', 'tag', 'untag', 'pause', 'resume', 'delete'));
