-- A row is a chunk of a file from now on: a list of the products that are imported in one transaction. It is read once, and
-- soon: to compress it would take longer than to write it.

alter table import_lots alter column lot set storage external;

update import_lots set lot = jsonb_build_array(lot) where jsonb_typeof(lot) = 'object';
