-- The ledger of mails, and the embedded inbox.

-- One mail per event and person: the key is taken in the transaction of the event itself.
create table mails (
  id bigint generated always as identity primary key,
  key text not null unique,
  to_address text not null,
  subject text not null,
  html text not null,
  body_text text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  unsubscribe_url text,
  -- What a mail carries is made when it is sent; a mail that waits only names it.
  attachment jsonb
);

create table inbox_mails (
  id bigint generated always as identity primary key,
  message_id text,
  to_address text not null,
  from_address text not null,
  subject text not null,
  html text,
  body_text text,
  received_at timestamptz not null default now()
);
create index inbox_mails_newest on inbox_mails (received_at desc);

create table inbox_attachments (
  id bigint generated always as identity primary key,
  mail_id bigint not null references inbox_mails on delete cascade,
  name text not null,
  type text not null,
  bytes bytea not null
);
create index inbox_attachments_mail on inbox_attachments (mail_id);
