CREATE TABLE "newsletter_signups" (
	"email" text PRIMARY KEY NOT NULL,
	"consent_text" text NOT NULL,
	"asked_from" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirm_hash" text,
	"confirm_expires_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"leave_token" text NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "newsletter_signups_confirm_hash_unique" UNIQUE("confirm_hash"),
	CONSTRAINT "newsletter_signups_leave_token_unique" UNIQUE("leave_token")
);
