CREATE TABLE "search_told" (
	"index" text PRIMARY KEY NOT NULL,
	"up_to" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL
);
