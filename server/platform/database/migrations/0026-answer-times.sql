-- How long each seller usually takes to answer an offer, as a job measures it.

create table seller_answer_times (
  seller_id bigint primary key references sellers on delete cascade,
  hours double precision not null check (hours >= 0)
);
