CREATE TABLE "shown_workers" (
	"company_id" uuid NOT NULL,
	"day" date NOT NULL,
	"worker_id" uuid NOT NULL,
	CONSTRAINT "shown_workers_company_id_day_worker_id_pk" PRIMARY KEY("company_id","day","worker_id")
);
--> statement-breakpoint
ALTER TABLE "shown_workers" ADD CONSTRAINT "shown_workers_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shown_workers_worker_idx" ON "shown_workers" USING btree ("worker_id");--> statement-breakpoint
CREATE INDEX "shown_workers_day_idx" ON "shown_workers" USING btree ("day");