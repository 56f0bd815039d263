-- runs beside: 028_messages.sql
-- When the operator was last mailed that something is wrong: once a day at most, whichever process notices.
create table operator_alerts (
  is_only boolean primary key default true check (is_only),
  sent_at timestamptz not null
);
