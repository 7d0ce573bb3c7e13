-- A row or more in every table of 0000_initial, as the first release left them.
insert into groups (key, name, icon, aliases, position) values ('cafe', '카페', 'coffee', '{커피,cafe}', 1), ('park', '공원', 'tree', '{}', 2);
insert into options (key, name, icon, kind, position) values ('parking', '주차', 'car', 'amenity', 1);
insert into places (name, group_key, sido, sigungu, lat, lng, geo, option_keys, indoor, outdoor, fee_free, fit_entry_days, fit_sure_days,
  fit_max_hg, fit_min_hg, fit_sizes, fit_max_dogs, fit_restricted_banned, fit_banned_breeds, open_minutes, like_count, rating, review_count,
  verified_day, status, sample, edited_fields)
values ('속초 카페', 'cafe', '강원', '속초시', 38.2, 128.6, '(128.6,38.2)', '{parking}', true, null, false, 255, 255,
  '{150,150}', '{0,0}', '{7,7}', 2, true, '{도사견}', '{[600,1260)}', 3, 4.5, 2, 20000, 'open', false, '{name,phone}'),
  ('닫은 공원', 'park', '서울', '종로구', 37.5, 127, '(127,37.5)', '{}', null, true, true, 0, 0, '{}', '{}', '{}', 0, false, '{}', null, 0, 0, 0, 0, 'closed', true, '{}');
insert into place_details values (1, '{"entry": "all"}', '{"periods": null}', '[{"src": "/media/a.webp"}]', '강원 속초시 바닷길 1', null, '033-000-0000',
  'https://cafe.example', true, '없음', '바다가 보여요');
insert into guides (place_id, html) values (1, '<p>목줄을 매 주세요</p>');
insert into place_counts values ('강원', '속초시', 'cafe', 1);
insert into place_search values (1, '속초카페', 'ㅅㅊㅋㅍ', '{1,2,3}');
insert into place_sources (source, source_key, place_id, owns, name_key, address_keys, lat, lng, edition, digest, record)
values ('kcisa', 'a|b', 1, true, '속초카페', '{속초}', 38.2, 128.6, '2025-03-24', 'x', '{"a": 1}');
insert into search_salts values (688, 'salt');
insert into search_words values ('속초', 'v', '2026-11-20', '속초');
insert into main_banners (title, text, href, photo, position) values ('하나', '둘', '/place', '{"src": "/media/b.svg"}', 1);
insert into site_settings (settings) values ('{"brand": "멍멍길", "demo": true}');
