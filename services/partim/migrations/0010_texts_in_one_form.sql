-- The one form of validators/one-form.ts (docs/decisions/0168), as far as it concerns Thai and what is not seen.
CREATE FUNCTION pg_temp.in_one_form(typed text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	formed text := typed;
	before text;
BEGIN
	-- Letters of old fonts and PDFs, of full width, and hyphens.
	formed := translate(formed, U&'\F700\F701\F702\F703\F704\F705\F706\F707\F708\F709\F70A\F70B\F70C\F70D\F70E\F70F\F710\F711\F712\F713\F714\F715\F716\F717\F718\F719\F71A\F884\F885\F886\F887\F888\F889\F88A\F88B\F88C\F88D\F88E\F88F\F890\F891\F892\F893\F894\F895\F896\F897\F898\F899\F89A\F89B\F89C\F89D\F89E', U&'\0E10\0E34\0E35\0E36\0E37\0E48\0E49\0E4A\0E4B\0E4C\0E48\0E49\0E4A\0E4B\0E4C\0E0D\0E31\0E4D\0E47\0E48\0E49\0E4A\0E4B\0E4C\0E38\0E39\0E3A\0E31\0E34\0E35\0E36\0E37\0E47\0E48\0E48\0E48\0E49\0E49\0E49\0E4A\0E4A\0E4A\0E4B\0E4B\0E4B\0E4C\0E4C\0E4C\0E4D\0E0D\0E38\0E39\0E3A\0E10');
	formed := translate(formed, U&'\FF10\FF11\FF12\FF13\FF14\FF15\FF16\FF17\FF18\FF19\FF21\FF22\FF23\FF24\FF25\FF26\FF27\FF28\FF29\FF2A\FF2B\FF2C\FF2D\FF2E\FF2F\FF30\FF31\FF32\FF33\FF34\FF35\FF36\FF37\FF38\FF39\FF3A\FF41\FF42\FF43\FF44\FF45\FF46\FF47\FF48\FF49\FF4A\FF4B\FF4C\FF4D\FF4E\FF4F\FF50\FF51\FF52\FF53\FF54\FF55\FF56\FF57\FF58\FF59\FF5A\FF0B\FF0D\FF0E\FF0F\FF20\FF3F\2010\2011', '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+-./@_--');
	formed := regexp_replace(formed, '\r\n|[\r\v\f\u0085\u2028\u2029]', E'\n', 'g');
	formed := regexp_replace(formed, '[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]', ' ', 'g');
	formed := regexp_replace(formed, '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]', '', 'g');
	formed := regexp_replace(formed, '(?<=[A-Za-z0-9\u0e01-\u0e5b])[\u200c\u200d]', '', 'g');
	FOR pass IN 1..8 LOOP
		before := formed;
		formed := regexp_replace(formed, '([\u0e01-\u0e2e]) (?=[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e])', '\1', 'g');
		formed := regexp_replace(formed, '(?<![\u0e24\u0e26])\u0e45', U&'\0E32', 'g');
		formed := replace(formed, U&'\0E40\0E40', U&'\0E41');
		formed := regexp_replace(formed, '\u0e4d([\u0e31\u0e34-\u0e3a\u0e47-\u0e4c\u0e4e]*) ?\u0e32', U&'\\1\0E33', 'g');
		formed := replace(formed, U&'\0E32\0E4D', U&'\0E33');
		-- A tone behind the vowel that follows its letter.
		formed := regexp_replace(formed, '([\u0e01-\u0e2e\u0e31\u0e34-\u0e3a\u0e47\u0e4c\u0e4d])([\u0e30\u0e32\u0e33])([\u0e48-\u0e4b])', '\1\3\2', 'g');
		-- Marks of one letter, in their order.
		formed := regexp_replace(formed, '([\u0e48-\u0e4c\u0e4e])([\u0e31\u0e34-\u0e3a\u0e47\u0e4d])', '\2\1', 'g');
		formed := regexp_replace(formed, '([\u0e4c\u0e4e])([\u0e48-\u0e4b])', '\2\1', 'g');
		formed := regexp_replace(formed, '([\u0e31\u0e34-\u0e37\u0e47\u0e4d])([\u0e38-\u0e3a])', '\2\1', 'g');
		formed := regexp_replace(formed, '([\u0e38\u0e39])(\u0e3a)', '\2\1', 'g');
		formed := regexp_replace(formed, '([\u0e31\u0e34-\u0e3a\u0e47-\u0e4e])\1+', '\1', 'g');
		EXIT WHEN formed = before;
	END LOOP;
	RETURN normalize(formed, NFC);
END $$;
--> statement-breakpoint
-- Whether anything of a text may have another form: most texts have not.
CREATE FUNCTION pg_temp.may_be_odd(typed text) RETURNS boolean LANGUAGE sql AS $$
	SELECT typed ~ '[\r\t\v\f\u0001-\u0008\u000e-\u001f\u007f-\u00a0\u00ad\u0300-\u036f\u061c\u1680\u2000-\u2011\u2028-\u202f\u205f-\u206f\u3000\uf700-\uf71a\uf884-\uf89e\ufeff\uff0b-\uff5a\ufff9-\ufffb\u0e45\u0e4d]|\u0e40\u0e40|[\u0e01-\u0e2e] [\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]|[\u0e30\u0e32\u0e33][\u0e48-\u0e4b]|[\u0e48-\u0e4c\u0e4e][\u0e31\u0e34-\u0e3a\u0e47\u0e4d]|[\u0e4c\u0e4e][\u0e48-\u0e4b]|[\u0e31\u0e34-\u0e37\u0e47\u0e4d][\u0e38-\u0e3a]|[\u0e38\u0e39]\u0e3a|\u0e31\u0e31|\u0e34\u0e34|\u0e35\u0e35|\u0e36\u0e36|\u0e37\u0e37|\u0e38\u0e38|\u0e39\u0e39|\u0e3a\u0e3a|\u0e47\u0e47|\u0e48\u0e48|\u0e49\u0e49|\u0e4a\u0e4a|\u0e4b\u0e4b|\u0e4c\u0e4c|\u0e4d\u0e4d|\u0e4e\u0e4e'
$$;
--> statement-breakpoint
-- Every text that changes is counted in the audit trail.
DO $$
DECLARE
	target record;
	changed bigint;
BEGIN
	FOR target IN SELECT * FROM (VALUES
		('accounts', 'display_name'),
		('workers', 'given_name'),
		('workers', 'family_name'),
		('workers', 'nickname'),
		('resumes', 'headline'),
		('resumes', 'about'),
		('resumes', 'education'),
		('work_experiences', 'title'),
		('work_experiences', 'workplace'),
		('saved_searches', 'name'),
		('worker_notes', 'text'),
		('quick_replies', 'title'),
		('quick_replies', 'text')
	) "targets" ("of", "part") LOOP
		EXECUTE format('UPDATE %1$I SET %2$I = pg_temp.in_one_form(%2$I) WHERE pg_temp.may_be_odd(%2$I) AND pg_temp.in_one_form(%2$I) <> %2$I', target."of", target."part");
		GET DIAGNOSTICS changed = ROW_COUNT;
		CONTINUE WHEN changed = 0;
		INSERT INTO "audit_events" ("id", "actor_uid", "action", "subject_type", "subject_id", "after")
		VALUES (gen_random_uuid(), 'system', 'texts.in_one_form', 'column', target."of" || '.' || target."part", jsonb_build_object('changed', changed));
	END LOOP;
END $$;
--> statement-breakpoint
-- Names of groups are each company's once: one that would be that of another group stays as it is.
DO $$
DECLARE
	one record;
	changed bigint := 0;
BEGIN
	FOR one IN SELECT "company_id", "id", pg_temp.in_one_form("name") AS "formed" FROM "favourite_groups"
		WHERE pg_temp.may_be_odd("name") AND pg_temp.in_one_form("name") <> "name" ORDER BY "created_at", "id"
	LOOP
		UPDATE "favourite_groups" SET "name" = one."formed"
		WHERE "company_id" = one."company_id" AND "id" = one."id" AND NOT EXISTS (
			SELECT 1 FROM "favourite_groups" "other"
			WHERE "other"."company_id" = one."company_id" AND "other"."id" <> one."id" AND lower("other"."name") = lower(one."formed")
		);
		IF FOUND THEN changed := changed + 1; END IF;
	END LOOP;
	IF changed > 0 THEN
		INSERT INTO "audit_events" ("id", "actor_uid", "action", "subject_type", "subject_id", "after")
		VALUES (gen_random_uuid(), 'system', 'texts.in_one_form', 'column', 'favourite_groups.name', jsonb_build_object('changed', changed));
	END IF;
END $$;
--> statement-breakpoint
DROP FUNCTION pg_temp.may_be_odd(text), pg_temp.in_one_form(text);
