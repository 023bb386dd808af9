-- Every row that this query returns is a violated invariant (reliability §3 and §4). It runs after races and tests.
SELECT 'stock reserved without a reservation' AS broken, p.id::text AS what
FROM products p
WHERE p.stock_reserved <> (SELECT coalesce(sum(r.quantity), 0) FROM stock_reservations r WHERE r.product_id = p.id)
UNION ALL
SELECT 'more reserved than in stock', p.id::text FROM products p
WHERE NOT p.is_special_order AND (p.stock_reserved > p.stock_on_hand OR p.stock_on_hand < 0)
UNION ALL
SELECT 'reservation of a finished attempt', r.attempt_id::text
FROM stock_reservations r JOIN checkout_attempts a ON a.id = r.attempt_id WHERE a.finished_at IS NOT NULL
UNION ALL
SELECT 'reservation older than two minutes, or twenty at a bank', r.attempt_id::text
FROM stock_reservations r JOIN checkout_attempts a ON a.id = r.attempt_id
WHERE a.started_at < now() - CASE a.state WHEN 'Paying' THEN interval '20 minutes' ELSE interval '2 minutes' END
UNION ALL
SELECT 'attempt that waits for money without a payment', a.id::text
FROM checkout_attempts a WHERE a.state = 'Paying' AND NOT EXISTS (SELECT FROM card_payments p WHERE p.attempt_id = a.id)
UNION ALL
SELECT 'order by card without its money', o.id::text
FROM orders o WHERE o.payment_type = 'Card' AND (SELECT count(*) FROM card_payments p
  WHERE p.attempt_id = o.attempt_id AND p.amount = o.total AND p.state IN ('Authorised', 'Captured', 'Refunded')) <> 1
UNION ALL
SELECT 'money without an order or invoices that it paid', p.id::text
FROM card_payments p WHERE p.state IN ('Authorised', 'Captured') AND NOT EXISTS (SELECT FROM orders o WHERE o.attempt_id = p.attempt_id)
  AND NOT EXISTS (SELECT FROM invoice_payments i WHERE i.attempt_id = p.attempt_id AND i.amount = p.amount)
UNION ALL
SELECT 'invoices paid by card without the money', i.id::text
FROM invoice_payments i WHERE i.method = 'Card' AND (SELECT count(*) FROM card_payments p
  WHERE p.attempt_id = i.attempt_id AND p.amount = i.amount AND p.state IN ('Authorised', 'Captured')) <> 1
UNION ALL
SELECT 'payment whose lines are not its money', i.id::text
FROM invoice_payments i WHERE i.amount <> (SELECT coalesce(sum(l.amount), 0) FROM invoice_payment_lines l WHERE l.payment_id = i.id)
  OR (SELECT coalesce(sum(l.by_credit), 0) FROM invoice_payment_lines l WHERE l.payment_id = i.id) <> 0
UNION ALL
SELECT 'invoice whose payments are not what it says is paid', i.id::text
FROM invoices i WHERE i.paid <> (SELECT coalesce(sum(l.amount), 0) FROM invoice_payment_lines l WHERE l.invoice_id = i.id)
UNION ALL
SELECT 'invoice held by no running payment', i.id::text
FROM invoices i WHERE i.paying <> (SELECT coalesce(sum((l ->> 'amount')::integer), 0)
  FROM checkout_attempts a, jsonb_array_elements(a.draft -> 'invoices') l
  WHERE a.kind = 'Invoices' AND a.state = 'Paying' AND (l ->> 'invoiceId')::integer = i.id)
UNION ALL
SELECT 'payments of an invoice that leave it open or close it too early', i.id::text
FROM invoices i WHERE i.paid > 0 AND (i.paid_at IS NULL) = (i.paid + i.credited >= i.price)
  AND NOT EXISTS (SELECT FROM invoice_payment_lines l WHERE l.invoice_id = i.id AND l.amount < 0)
UNION ALL
SELECT 'open payment that the sweeper does not check', p.id::text
FROM card_payments p WHERE p.check_at IS NULL AND p.state IN ('Authorising', 'Challenge', 'Authorised', 'Voiding')
UNION ALL
SELECT 'open payment of a finished attempt', p.id::text
FROM card_payments p JOIN checkout_attempts a ON a.id = p.attempt_id
WHERE a.finished_at IS NOT NULL AND p.state IN ('Authorising', 'Challenge', 'Voiding')
UNION ALL
SELECT 'completed attempt without its order', a.id::text
FROM checkout_attempts a WHERE a.state = 'Completed' AND a.kind = 'Order'
  AND NOT EXISTS (SELECT FROM orders o WHERE o.attempt_id = a.id AND o.id = (a.answer ->> 'orderId')::integer)
UNION ALL
SELECT 'completed attempt without its payment of invoices', a.id::text
FROM checkout_attempts a WHERE a.state = 'Completed' AND a.kind = 'Invoices'
  AND NOT EXISTS (SELECT FROM invoice_payments i WHERE i.attempt_id = a.id AND i.id = (a.answer ->> 'invoicePaymentId')::integer)
UNION ALL
SELECT 'order of an attempt that did not complete', o.id::text
FROM orders o JOIN checkout_attempts a ON a.id = o.attempt_id WHERE a.state <> 'Completed'
UNION ALL
SELECT 'order without an invoice of the same amount', o.id::text
FROM orders o WHERE (SELECT count(*) FROM invoices i WHERE i.order_id = o.id AND i.price = o.total AND i.tax = o.total_tax_amount) <> 1
UNION ALL
SELECT 'order whose lines are not its total', o.id::text
FROM orders o WHERE o.total <> o.delivery_amount + (SELECT coalesce(sum(i.price), 0) FROM order_items i WHERE i.order_id = o.id)
UNION ALL
SELECT 'order without lines', o.id::text
FROM orders o WHERE NOT EXISTS (SELECT FROM order_items i WHERE i.order_id = o.id)
UNION ALL
SELECT 'order without its entry in the audit log', o.id::text
FROM orders o WHERE (SELECT count(*) FROM audit_log l WHERE l.action = 'order' AND (l.details ->> 'orderId')::integer = o.id
  AND l.actor_id = o.actor_id AND l.customer_id = o.customer_id) <> 1
UNION ALL
SELECT 'invoice whose lines are not its price', i.id::text
FROM invoices i WHERE i.price <> (SELECT coalesce(sum(l.price), 0) FROM invoice_items l WHERE l.invoice_id = i.id)
UNION ALL
SELECT 'invoice whose VAT groups are not its tax', i.id::text
FROM invoices i WHERE (i.price_without_tax, i.tax) <> (
  SELECT coalesce(sum((g ->> 'net')::integer), 0), coalesce(sum((g ->> 'tax')::integer), 0) FROM jsonb_array_elements(i.vat_lines) g)
UNION ALL
SELECT 'gap in the invoice numbers', (max(i.number) - min(i.number) + 1 - count(*))::text
FROM invoices i HAVING max(i.number) - min(i.number) + 1 <> count(*)
UNION ALL
SELECT 'balance above the credit limit', c.id::text
FROM customers c WHERE c.balance_due > coalesce(c.credit_limit, 0)
UNION ALL
SELECT 'invoice newer than its customer’s last purchases', i.id::text
FROM invoices i JOIN invoice_items l ON l.invoice_id = i.id JOIN customers c ON c.id = i.customer_id
WHERE l.product_id IS NOT NULL AND NOT i.is_credit AND c.ssn NOT LIKE '00%' AND NOT EXISTS (
  SELECT FROM last_purchases b WHERE b.customer_id = i.customer_id AND b.product_id = l.product_id AND b.bought_at >= i.issued_at)
UNION ALL
SELECT 'uses of a promo code that are not its count', p.id::text
FROM promo_codes p WHERE p.used <> (SELECT count(*) FROM promo_uses u WHERE u.promo_code_id = p.id)
UNION ALL
SELECT 'promo code used more often than it may be', p.id::text FROM promo_codes p
WHERE p.used > p.max_uses OR EXISTS (SELECT FROM promo_uses u WHERE u.promo_code_id = p.id
  GROUP BY u.customer_id HAVING count(*) > p.max_uses_per_customer)
UNION ALL
SELECT 'use of a promo code by an attempt that failed', u.attempt_id::text
FROM promo_uses u JOIN checkout_attempts a ON a.id = u.attempt_id WHERE a.state = 'Failed'
UNION ALL
SELECT 'request that became an order other than its own', q.id::text
FROM order_requests q WHERE q.status = 'Approved' AND NOT EXISTS (
  SELECT FROM orders o JOIN checkout_attempts a ON a.id = o.attempt_id WHERE o.id = q.order_id AND a.idempotency_key = 'request:' || q.id)
UNION ALL
SELECT 'order of a request that was not approved', a.idempotency_key
FROM checkout_attempts a JOIN orders o ON o.attempt_id = a.id
WHERE a.idempotency_key LIKE 'request:%' AND NOT EXISTS (SELECT FROM order_requests q WHERE q.order_id = o.id AND q.status = 'Approved')
UNION ALL
SELECT 'attempt awaiting approval without its request', a.id::text
FROM checkout_attempts a WHERE a.state = 'Requested'
  AND NOT EXISTS (SELECT FROM order_requests q WHERE q.attempt_id = a.id AND q.id = (a.answer ->> 'requestId')::integer)
UNION ALL
SELECT 'quote whose lines and delivery are not its total', q.id::text
FROM quotes q WHERE q.total <> q.delivery_amount + (SELECT coalesce(sum(i.price), 0) FROM quote_items i WHERE i.quote_id = q.id AND i.alternative_to_id IS NULL)
UNION ALL
SELECT 'alternative to no line of its quote, or to another alternative', a.id::text
FROM quote_items a WHERE a.alternative_to_id IS NOT NULL AND NOT EXISTS (
  SELECT FROM quote_items i WHERE i.id = a.alternative_to_id AND i.quote_id = a.quote_id AND i.alternative_to_id IS NULL)
UNION ALL
SELECT 'accepted quote without an order of its customer and its sum', q.id::text
FROM quotes q WHERE q.status = 'Accepted' AND NOT EXISTS (
  SELECT FROM orders o WHERE o.id = q.order_id AND o.customer_id = q.customer_id AND o.total = q.total AND o.total_tax_amount = q.total_tax_amount)
UNION ALL
SELECT 'accepted quote whose lines are not what was ordered', q.id::text
FROM quotes q JOIN quote_items i ON i.quote_id = q.id WHERE q.status = 'Accepted' AND i.alternative_to_id IS NULL AND NOT EXISTS (
  SELECT FROM order_items l WHERE l.order_id = q.order_id AND l.product_id = i.product_id AND (l.quantity, l.unit_price) = (i.quantity, i.unit_price))
UNION ALL
SELECT 'order by a quote that is not accepted by it', o.id::text
FROM orders o JOIN checkout_attempts a ON a.id = o.attempt_id
WHERE a.idempotency_key LIKE 'quote:%' AND NOT EXISTS (SELECT FROM quotes q WHERE q.order_id = o.id AND a.idempotency_key = 'quote:' || q.id)
UNION ALL
SELECT 'credit notes that are not what an invoice says is credited', i.id::text
FROM invoices i WHERE NOT i.is_credit
  AND i.credited <> (SELECT -coalesce(sum(c.price), 0) FROM invoices c WHERE c.credits_invoice_id = i.id)
UNION ALL
SELECT 'fully credited invoice with VAT left or overcredited', i.id::text
FROM invoices i WHERE NOT i.is_credit AND i.price > 0 AND i.credited = i.price AND EXISTS (
  SELECT FROM (SELECT (g ->> 'rate')::numeric AS rate, (g ->> 'net')::integer AS net, (g ->> 'tax')::integer AS tax
    FROM invoices d, jsonb_array_elements(d.vat_lines) g WHERE d.id = i.id OR d.credits_invoice_id = i.id) v
  GROUP BY v.rate HAVING sum(v.net) <> 0 OR sum(v.tax) <> 0)
UNION ALL
SELECT 'line credited differently from its invoice', i.id::text
FROM invoices i WHERE NOT i.is_credit
  AND i.credited <> (SELECT coalesce(sum(l.credited * l.unit_price), 0) FROM invoice_items l WHERE l.invoice_id = i.id)
UNION ALL
SELECT 'cancelled order with money left on its invoice', o.id::text
FROM orders o JOIN invoices i ON i.order_id = o.id WHERE o.status = 'Deleted' AND i.credited <> i.price
UNION ALL
SELECT 'order whose state has no event', o.id::text
FROM orders o WHERE o.status <> 'Pending' AND (SELECT count(*) FROM order_events e WHERE e.order_id = o.id AND e.kind = o.status) <> 1
UNION ALL
SELECT 'credit note by card without its refund', c.id::text
FROM invoices c JOIN invoice_transactions t ON t.invoice_id = c.id AND t.payment_type = 'Card'
WHERE c.is_credit AND NOT EXISTS (SELECT FROM card_refunds r WHERE r.invoice_id = c.id AND r.amount = -c.price)
UNION ALL
SELECT 'more refunded than paid', p.id::text
FROM card_payments p WHERE p.amount < (SELECT coalesce(sum(r.amount), 0) FROM card_refunds r WHERE r.payment_id = p.id)
UNION ALL
SELECT 'withdrawn units that are not those of the declarations', l.id::text
FROM order_items l WHERE l.withdrawn <> (SELECT coalesce(sum(w.quantity), 0) FROM withdrawal_items w
  JOIN withdrawals d ON d.id = w.withdrawal_id AND d.state <> 'Declined' WHERE w.order_item_id = l.id)
UNION ALL
SELECT 'goods that came back without their credit note', d.id::text
FROM withdrawals d WHERE d.state = 'Received' AND NOT EXISTS (SELECT FROM order_events e WHERE e.order_id = d.order_id AND e.kind = 'Credited')
UNION ALL
SELECT 'units sent that are not those of the shipments', l.id::text
FROM order_items l WHERE l.shipped <> (SELECT coalesce(sum(s.quantity), 0) FROM shipment_items s WHERE s.order_item_id = l.id)
UNION ALL
SELECT 'more sent and called off than ordered', l.id::text
FROM order_items l WHERE l.shipped + l.cancelled > l.quantity OR l.withdrawn + l.cancelled > l.quantity
UNION ALL
SELECT 'line in a shipment of another order', s.id::text
FROM shipments s JOIN shipment_items i ON i.shipment_id = s.id JOIN order_items l ON l.id = i.order_item_id WHERE l.order_id <> s.order_id
UNION ALL
SELECT 'shipment without goods', s.id::text
FROM shipments s WHERE NOT EXISTS (SELECT FROM shipment_items i WHERE i.shipment_id = s.id)
UNION ALL
SELECT 'shipment of an order that waits, or undelivered of one that is handed over', o.id::text
FROM orders o JOIN shipments s ON s.order_id = o.id
WHERE o.status = 'Pending' OR (o.status IN ('Fulfilled', 'Archived') AND s.delivered_at IS NULL)
UNION ALL
SELECT 'handed over with units left to send', o.id::text
FROM orders o JOIN order_items l ON l.order_id = o.id WHERE o.status IN ('Fulfilled', 'Archived')
  AND l.shipped + l.cancelled + l.withdrawn < l.quantity AND EXISTS (SELECT FROM shipments s WHERE s.order_id = o.id)
UNION ALL
SELECT 'order on its way that is all delivered', o.id::text
FROM orders o WHERE o.status = 'Shipping' AND EXISTS (SELECT FROM shipments s WHERE s.order_id = o.id)
  AND NOT EXISTS (SELECT FROM shipments s WHERE s.order_id = o.id AND s.delivered_at IS NULL)
  AND NOT EXISTS (SELECT FROM order_items l WHERE l.order_id = o.id AND l.shipped + l.cancelled + l.withdrawn < l.quantity)
UNION ALL
SELECT 'goods called off without a credit note', o.id::text
FROM orders o JOIN order_items l ON l.order_id = o.id AND l.cancelled > 0 AND l.price > 0
WHERE NOT EXISTS (SELECT FROM order_events e WHERE e.order_id = o.id AND e.kind = 'Credited')
UNION ALL
SELECT 'budget spent otherwise than by its uses', b.budget_id || ' ' || b.starts_on
FROM budget_spending b WHERE b.spent <> (SELECT coalesce(sum(u.amount), 0) FROM budget_uses u
  WHERE u.budget_id = b.budget_id AND u.starts_on = b.starts_on)
  -- What is kept no longer takes its uses with it.
  AND b.starts_on > now() - interval '2 years'
UNION ALL
SELECT 'budget used by what failed or was answered', u.attempt_id::text
FROM budget_uses u JOIN checkout_attempts a ON a.id = u.attempt_id LEFT JOIN order_requests r ON r.attempt_id = a.id
WHERE u.amount > 0 AND (a.state = 'Failed' OR r.status <> 'Waiting')
UNION ALL
SELECT 'waiting request without a step to pass', r.id::text
FROM order_requests r WHERE r.status = 'Waiting'
  AND NOT EXISTS (SELECT FROM request_steps s WHERE s.request_id = r.id AND s.passed_at IS NULL)
UNION ALL
SELECT 'order for a unit of another customer', o.id::text
FROM orders o JOIN units u ON u.id = o.unit_id WHERE u.company_id <> o.customer_id
UNION ALL
SELECT 'invoice for another unit than its order', i.id::text
FROM invoices i LEFT JOIN invoices c ON c.id = i.credits_invoice_id JOIN orders o ON o.id = coalesce(i.order_id, c.order_id)
WHERE i.unit_id IS DISTINCT FROM o.unit_id;
