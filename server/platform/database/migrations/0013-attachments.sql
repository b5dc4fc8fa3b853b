-- What a mail carries is made when it is sent; a mail that waits only names it.
alter table mails add column attachment jsonb;

create table inbox_attachments (
  id bigint generated always as identity primary key,
  mail_id bigint not null references inbox_mails on delete cascade,
  name text not null,
  type text not null,
  bytes bytea not null
);
create index inbox_attachments_mail on inbox_attachments (mail_id);
