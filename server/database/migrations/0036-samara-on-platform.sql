-- A collection that is being made on the platform, {name, before}: by which name, and which of that name were there before. An answer that never came
-- leaves it, and what was made is found by it.
alter table samara_collections add column platform_making jsonb;
