-- What the administrator's reports read, so that they stay quick with a hundred thousand orders.
create index order_created_idx on "order" (created_at) include (total_paise, status);
create index booking_created_idx on booking (created_at) include (total_paise, state);
create index payment_created_idx on payment (created_at desc, id desc);
create index payment_captured_idx on payment (captured_at) where captured_at is not null;
create index payment_unsettled_idx on payment (state, created_at) where state in ('captured', 'refunding');
create index refund_created_idx on refund (created_at);
create index refund_open_idx on refund (state, updated_at) where state in ('pending', 'sent', 'failed');
create index webhook_event_received_idx on webhook_event (received_at desc);
create index audit_entry_act_idx on audit_entry (act, id desc);
create index audit_entry_actor_idx on audit_entry (actor, id desc);
create index user_created_idx on "user" (created_at desc, id desc);
