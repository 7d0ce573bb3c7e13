-- Sizes in doubt (docs/decisions/0600), for places stored before they were told apart from refused ones: three bits above those of the admitted sizes.
UPDATE "places" AS p SET "fit_sizes" = (
  SELECT array_agg((day.sizes | ((coalesce(told.perhaps, 7) & ~day.sizes & 7) << 3))::smallint ORDER BY day.n)
  FROM unnest(p."fit_sizes") WITH ORDINALITY AS day (sizes, n)
  LEFT JOIN LATERAL (
    SELECT bit_and((
      SELECT sum(CASE size WHEN 'small' THEN 1 WHEN 'medium' THEN 2 ELSE 4 END)::int FROM jsonb_array_elements_text(l -> 'sizes') AS size
    )) AS perhaps
    FROM jsonb_array_elements(d."policy" -> 'limits') AS l
    WHERE jsonb_typeof(l -> 'weight') = 'null' AND jsonb_typeof(l -> 'sizes') = 'array' AND l -> 'sizes' <> '[]'
      AND (jsonb_typeof(l -> 'days') = 'null' OR l -> 'days' @> to_jsonb(day.n - 1))
  ) AS told ON true
)
FROM "place_details" AS d
WHERE d."place_id" = p."id" AND EXISTS (
  SELECT 1 FROM jsonb_array_elements(d."policy" -> 'limits') AS l
  WHERE jsonb_typeof(l -> 'weight') = 'object' AND jsonb_typeof(l -> 'sizes') = 'array' AND l -> 'sizes' <> '[]'
);
--> statement-breakpoint
-- Photos that something had (docs/decisions/1090): what is unused for longer than a form is kept open.
UPDATE "photos" SET "released" = true WHERE NOT "used" AND NOT "private" AND "created_at" < now() - interval '1 day';
