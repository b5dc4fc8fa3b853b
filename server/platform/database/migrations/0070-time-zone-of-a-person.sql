-- The zone of the times in a person's emails and PDFs; null until a sign-in or the account settings name one.
alter table users add column time_zone text check (char_length(time_zone) <= 60);
