CREATE TABLE "approval_rule_approvers" (
	"rule_id" integer NOT NULL,
	"step" integer NOT NULL,
	"customer_id" integer NOT NULL,
	CONSTRAINT "approval_rule_approvers_rule_id_step_customer_id_pk" PRIMARY KEY("rule_id","step","customer_id"),
	CONSTRAINT "approval_rule_approvers_step" CHECK ("approval_rule_approvers"."step" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE TABLE "approval_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"min_total" integer,
	"category_id" integer,
	"brand_id" integer,
	"cost_centre" text,
	"buyer_id" integer,
	CONSTRAINT "approval_rules_name" UNIQUE("company_id","name"),
	CONSTRAINT "approval_rules_total" CHECK ("approval_rules"."min_total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "approver_absences" (
	"company_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"stand_in_id" integer NOT NULL,
	"from_on" date NOT NULL,
	"to_on" date NOT NULL,
	CONSTRAINT "approver_absences_company_id_customer_id_pk" PRIMARY KEY("company_id","customer_id"),
	CONSTRAINT "approver_absences_days" CHECK ("approver_absences"."from_on" <= "approver_absences"."to_on" AND "approver_absences"."customer_id" <> "approver_absences"."stand_in_id")
);
--> statement-breakpoint
CREATE TABLE "request_step_approvers" (
	"request_id" integer NOT NULL,
	"position" integer NOT NULL,
	"customer_id" integer NOT NULL,
	CONSTRAINT "request_step_approvers_request_id_position_customer_id_pk" PRIMARY KEY("request_id","position","customer_id")
);
--> statement-breakpoint
CREATE TABLE "request_steps" (
	"request_id" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"opened_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"passed_at" timestamp with time zone,
	"passed_by_id" integer,
	"instead_of_id" integer,
	CONSTRAINT "request_steps_request_id_position_pk" PRIMARY KEY("request_id","position"),
	CONSTRAINT "request_steps_kind" CHECK ("request_steps"."kind" IN ('Limit', 'Budget', 'Rule')),
	CONSTRAINT "request_steps_passed" CHECK (("request_steps"."passed_at" IS NULL) = ("request_steps"."passed_by_id" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "budget_spending" (
	"budget_id" integer NOT NULL,
	"starts_on" date NOT NULL,
	"spent" integer NOT NULL,
	CONSTRAINT "budget_spending_budget_id_starts_on_pk" PRIMARY KEY("budget_id","starts_on"),
	CONSTRAINT "budget_spending_spent" CHECK ("budget_spending"."spent" >= 0)
);
--> statement-breakpoint
CREATE TABLE "budget_uses" (
	"attempt_id" integer NOT NULL,
	"budget_id" integer NOT NULL,
	"starts_on" date NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "budget_uses_attempt_id_budget_id_pk" PRIMARY KEY("attempt_id","budget_id"),
	CONSTRAINT "budget_uses_amount" CHECK ("budget_uses"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "budgets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "budgets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"person_id" integer,
	"cost_centre" text,
	"period" text NOT NULL,
	"amount" integer NOT NULL,
	"mode" text NOT NULL,
	CONSTRAINT "budgets_of" UNIQUE NULLS NOT DISTINCT("company_id","person_id","cost_centre","period"),
	CONSTRAINT "budgets_period" CHECK ("budgets"."period" IN ('Month', 'Quarter', 'Year')),
	CONSTRAINT "budgets_mode" CHECK ("budgets"."mode" IN ('Stop', 'Approve')),
	CONSTRAINT "budgets_amount" CHECK ("budgets"."amount" >= 0),
	CONSTRAINT "budgets_whose" CHECK (("budgets"."person_id" IS NULL) <> ("budgets"."cost_centre" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "order_requests" ALTER COLUMN "order_limit" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_requests" ADD COLUMN "wanted" jsonb;--> statement-breakpoint
ALTER TABLE "order_requests" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_requests" ADD COLUMN "edited_by_id" integer;--> statement-breakpoint
ALTER TABLE "approval_rule_approvers" ADD CONSTRAINT "approval_rule_approvers_rule_id_approval_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."approval_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_rule_approvers" ADD CONSTRAINT "approval_rule_approvers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_rules" ADD CONSTRAINT "approval_rules_company_id_customers_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_rules" ADD CONSTRAINT "approval_rules_buyer_id_customers_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approver_absences" ADD CONSTRAINT "approver_absences_company_id_customers_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approver_absences" ADD CONSTRAINT "approver_absences_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approver_absences" ADD CONSTRAINT "approver_absences_stand_in_id_customers_id_fk" FOREIGN KEY ("stand_in_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_step_approvers" ADD CONSTRAINT "request_step_approvers_request_id_order_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."order_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_step_approvers" ADD CONSTRAINT "request_step_approvers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_steps" ADD CONSTRAINT "request_steps_request_id_order_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."order_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_steps" ADD CONSTRAINT "request_steps_passed_by_id_customers_id_fk" FOREIGN KEY ("passed_by_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_steps" ADD CONSTRAINT "request_steps_instead_of_id_customers_id_fk" FOREIGN KEY ("instead_of_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_spending" ADD CONSTRAINT "budget_spending_budget_id_budgets_id_fk" FOREIGN KEY ("budget_id") REFERENCES "public"."budgets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_uses" ADD CONSTRAINT "budget_uses_attempt_id_checkout_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."checkout_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_uses" ADD CONSTRAINT "budget_uses_budget_id_budgets_id_fk" FOREIGN KEY ("budget_id") REFERENCES "public"."budgets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_company_id_customers_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_person_id_customers_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_rule_approvers_customer" ON "approval_rule_approvers" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "approver_absences_stand_in" ON "approver_absences" USING btree ("stand_in_id");--> statement-breakpoint
CREATE INDEX "request_step_approvers_customer" ON "request_step_approvers" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "request_steps_open" ON "request_steps" USING btree ("opened_at") WHERE passed_at IS NULL AND reminded_at IS NULL;--> statement-breakpoint
CREATE INDEX "budget_uses_budget" ON "budget_uses" USING btree ("budget_id","starts_on");--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_edited_by_id_customers_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- By hand: requests that wait keep waiting, for the one step that there was.
INSERT INTO "request_steps" ("request_id", "position", "kind", "label", "opened_at")
SELECT "id", 1, 'Limit', 'Yfir úttektarmörkum', "created_at" FROM "order_requests" WHERE "status" = 'Waiting';
