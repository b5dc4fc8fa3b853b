-- The asking price that the buyer of an offer last learned of, and when it was told of one. Null: the one it was sent at.
alter table offer_lines add column told_asking_cents bigint, add column asking_told_at timestamptz;

-- News of a price waits beside the turn that the offer is at.
alter table gathered_offer_news drop constraint gathered_offer_news_pkey,
  add primary key (offer_id, revision, user_id, kind);
