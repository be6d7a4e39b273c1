ALTER TABLE "accounts" ADD COLUMN "known_methods" text[];--> statement-breakpoint
ALTER TABLE "action_tokens" ADD COLUMN "voided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "action_tokens" ADD COLUMN "valid_after" integer;--> statement-breakpoint
ALTER TABLE "action_tokens" ADD COLUMN "replaces" text;