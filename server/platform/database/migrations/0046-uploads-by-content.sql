-- Of each photo that is made from now on it is known what was sent, so that the same file sent again adds no second photo.

alter table uploads add column digest bytea;
