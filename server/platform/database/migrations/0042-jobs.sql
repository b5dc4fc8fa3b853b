-- Which workers are alive: the jobs of one that went silent are handed to the others.
create table worker_heartbeats (
  worker_id text primary key,
  beat_at timestamptz not null default now()
);

-- The last moment of each schedule that became a job, so that it becomes one only once.
create table schedule_ticks (
  name text primary key,
  tick_at timestamptz not null
);
