import { describe, expect, it } from "vitest";
import { pageDirectory } from "#app/.server/content/page-directory.ts";
import { readStatisticsQuery, statisticsDays } from "./read-query.ts";
import { reader, today } from "./sample-statistics.testing.ts";

const pages = pageDirectory(reader, "fr");
const read = (query: string) => readStatisticsQuery(new URLSearchParams(query), pages);
const nothing = { channel: null, page: null, service: null, locale: null };

describe("the query of the statistics", () => {
	it("has a period and filters", () => {
		expect(read("")).toEqual({ name: "30-jours", filter: nothing });
		expect(read("periode=12-mois&canal=phone&page=services-dryer-ducts&service=dryer-ducts&langue=en")).toEqual({
			name: "12-mois",
			filter: { channel: "phone", page: "services-dryer-ducts", service: "dryer-ducts", locale: "en" },
		});
		expect(read("page=other").filter.page).toBe("other");
		expect(read("page=blog-page").filter.page).toBe("blog");
	});

	it("ignores what it does not know", () => {
		const wrong = "periode=3-mois&canal=radio&page=slug/disparu&service=toString&langue=de";
		expect(read(wrong)).toEqual({ name: "30-jours", filter: nothing });
		for (const page of [
			"",
			"toString",
			"__proto__",
			"constructor",
			"slug",
			"a/b/c",
			"gallery-service/x",
			"blog-topic/x",
		])
			expect(read(`page=${page}`).filter.page, page).toBeNull();
	});
});

describe("the periods", () => {
	it("end today, and are as long as the one before", () => {
		expect(statisticsDays("7-jours", today)).toEqual({
			period: { from: "2026-11-09", to: today },
			before: { from: "2026-11-02", to: "2026-11-08" },
		});
		expect(statisticsDays("90-jours", today).before).toEqual({ from: "2026-05-20", to: "2026-08-17" });
		expect(statisticsDays("12-mois", today)).toEqual({
			period: { from: "2025-11-16", to: today },
			before: { from: "2024-11-16", to: "2025-11-15" },
		});
		// A leap day is in the period, so the one before has 366 days too.
		expect(statisticsDays("12-mois", "2028-03-01").before).toEqual({ from: "2026-03-01", to: "2027-03-01" });
	});
});

describe("the names of pages", () => {
	it("are those that members know, in their language", () => {
		const titles = (locale: "fr" | "en", keys: readonly string[]) => {
			const directory = pageDirectory(reader, locale);
			return keys.map((key) => directory.describe(key).title);
		};
		const keys = ["index", "contact", "estimate-details", "gallery", "about", "design", "other"];
		expect(titles("fr", keys)).toEqual([
			...["Accueil", "Contact", expect.stringContaining("étape 2"), "Réalisations"],
			...[expect.any(String), null, null],
		]);
		expect(titles("en", keys).slice(0, 4)).toEqual(["Home", "Contact", expect.stringContaining("step 2"), "Our work"]);
	});

	it("are the same for both addresses of a topic and of a part of the gallery", () => {
		const { describe: page } = pages;
		expect(page("blog-topic/secheuse")).toMatchObject({
			key: "blog-topic/secheuse",
			title: expect.stringContaining(", "),
		});
		expect(page("blog-topic/dryer").key).toBe("blog-topic/secheuse");
		expect(page("gallery-service/dryer-ducts")).toEqual(page("gallery-service/conduits-secheuse"));
		expect(page("gallery-page").key).toBe("gallery");
	});
});
