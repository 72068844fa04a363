-- Since when everything that goes on in the background of a store waits; null: it does not.
alter table stores add column paused_at timestamptz;
