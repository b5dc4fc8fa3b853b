-- A file whose kind nobody stated is judged by the content type it is sent with.

alter table uploads alter column kind drop not null;
