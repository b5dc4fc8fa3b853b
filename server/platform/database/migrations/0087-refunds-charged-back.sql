-- A refund in part that the card provider refused, of a payment that the buyer's bank then took back: the buyer has it.
alter table partial_refunds drop constraint partial_refunds_status_check;
alter table partial_refunds add constraint partial_refunds_status_check
  check (status in ('requested', 'made', 'failed', 'returned', 'charged_back'));
