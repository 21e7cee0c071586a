-- Since when nothing shows a picture, as the job that removes such pictures has seen it; null while something does, or while somebody who has
-- uploaded it is about to show it.
alter table picture add column idle_since timestamptz;
create index picture_idle_idx on picture (idle_since) where idle_since is not null;
drop index picture_created_idx; -- found what was uploaded long ago, shown or not
