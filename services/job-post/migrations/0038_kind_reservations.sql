CREATE TABLE "kind_reservations" (
	"uid" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "kind_reservations_expires_at_idx" ON "kind_reservations" USING btree ("expires_at");