-- Places that are forgotten after a while.
create index samara_members_that_left on samara_members (store_id, left_at) where left_at is not null;
