-- Copies of the entries in the order of where people live, so that a search reads its surroundings from neighbouring pages:
-- bands of 0.01° from south to north, each from west to east; and, for maps of many, the lots of a tile. Of a million entries
-- either is made in about a second, in which resumes wait to be saved.
CREATE INDEX "search_entries_bands_idx" ON "search_entries" ((floor("place"[1] * 100)::int), ("place"[0]))
INCLUDE ("worker_id", "place", "work_types", "free_parts", "languages", "certificates", "hourly_pay", "daily_pay", "nightly_pay",
  "birth_date", "is_verified", "has_video", "listed_at", "free_dates", "busy_dates", "months");--> statement-breakpoint
CREATE INDEX "search_entries_drawn_idx" ON "search_entries" ("tile", "lot")
INCLUDE ("worker_id", "place", "work_types", "free_parts", "languages", "certificates", "hourly_pay", "daily_pay", "nightly_pay",
  "birth_date", "is_verified", "has_video", "free_dates", "busy_dates", "months");--> statement-breakpoint
DROP INDEX "search_entries_lot_idx";