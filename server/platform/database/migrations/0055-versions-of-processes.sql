-- Which Lotline each process runs, as more than one does during an upgrade; null: a version before this.
alter table processes add column version text, add column commit text;
