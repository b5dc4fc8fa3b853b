-- What one member of staff did, the last first.

create index audit_events_actor on audit_events (actor_user_id, id);
