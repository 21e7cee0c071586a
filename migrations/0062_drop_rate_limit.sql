-- Sign-ins and sign-ups of a network are counted like everything else that is limited, in "turn": by a keyed hash and not by the address
-- in plain. These were the counts of the former identity library (docs/decisions/0034); none is older than an hour.
drop table rate_limit;
