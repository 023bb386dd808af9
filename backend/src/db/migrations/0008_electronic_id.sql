CREATE TABLE "electronic_logins" (
	"national_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"actor_name" text,
	CONSTRAINT "electronic_logins_national_id_customer_id_pk" PRIMARY KEY("national_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "electronic_sign_ins" (
	"id" text PRIMARY KEY NOT NULL,
	"transaction" text NOT NULL,
	"way" text NOT NULL,
	"polls" integer DEFAULT 0 NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"national_id" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "electronic_logins" ADD CONSTRAINT "electronic_logins_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "electronic_sign_ins_expiry" ON "electronic_sign_ins" USING btree ("expires_at");