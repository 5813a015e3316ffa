import type { Page } from "@playwright/test";
import { publishJob, shownVersion } from "../../app/jobs/.server/publish-job.ts";
import { turnSeries } from "../../app/mailings/.server/turn-series.ts";
import type { WrittenEntry } from "../../app/model/jobs/gallery-form.ts";
import { jobWords } from "../../content/estimate/job-page.ts";
import { overflow, violations } from "./axe.ts";
import { type Customer, customerLead, openPage } from "./customer-appointments.ts";
import { pathTo } from "./estimate/visitor.ts";
import { addPhotos, finishJob, storedJob } from "./finished-jobs.ts";
import { storedTexts } from "./inbox-leads.ts";
import { expect, hydrated, test } from "./journey.ts";
import { withStore } from "./office-data.ts";
import { officeServer } from "./spec-servers.ts";
import { signIn } from "./staff-office.ts";

const server = officeServer();
// A refused form answers 422; photos of others 404.
test.use({ expectedErrors: /status of (?:404|422)/ });

const review = { name: "Avis d’ici", url: "https://avis.example/airelle" };
const section = (page: Page, id: string) => page.locator("section", { has: page.locator(`#${id}`) }).last();
const reviewsHtml = (page: Page) => section(page, "reviews-heading").innerHTML();
const tasksOf = ({ id }: Customer) =>
	withStore(server, async (store) => {
		const { documents } = await store.query("tasks", { where: [{ field: "leadId", is: "=", value: id }] });
		return documents.map(({ data }) => data.text);
	});
const updatesOf = ({ id }: Customer) =>
	withStore(server, async (store) => {
		const { documents } = await store.query("outbox", { limit: 1000 });
		return documents.filter(({ data }) => data.leadId === id && data.template === "lead-update").length;
	});

test.beforeAll(async ({ browser }) => {
	const page = await browser.newPage();
	await signIn(page, server);
	await page.goto(`${server.origin}/admin/reglages/confiance`);
	await hydrated(page);
	await page.getByRole("button", { name: "Ajouter : page d’avis" }).click();
	await page.locator('[name="reviews.0.name"]').fill(review.name);
	await page.locator('[name="reviews.0.url"]').fill("http://avis.example/airelle");
	await page.getByRole("button", { name: "Publier" }).click();
	await expect(page.locator('[name="reviews.0.url"]')).toHaveAccessibleDescription(/commence par https/);
	await page.locator('[name="reviews.0.url"]').fill(review.url);
	await page.getByRole("button", { name: "Publier" }).click();
	await expect(page.getByText("Publié : les visiteurs le voient maintenant.")).toBeVisible();
	await page.close();
});

test("a customer sees the work, says no, then yes, and the review link stays the same", async ({ page }) => {
	const words = jobWords.fr;
	const { question } = words.part;
	const customer = await customerLead(server);
	const job = await finishJob(server, customer, { nth: 3 });
	await page.setViewportSize({ width: 390, height: 844 });
	await openPage(page, server, customer, true);
	const work = section(page, "job-photos");
	await expect(page.getByText(words.part.photos.none)).toBeVisible();
	await addPhotos(server, job, ["before", "after", "after"]);
	await page.reload();
	await hydrated(page);
	for (const text of ["Conduit de sécheuse", words.part.notDone, "Sortie au toit", "625,46\u00a0$", "544,00\u00a0$"])
		await expect(page.locator("section", { has: page.locator("#job-heading") }).first()).toContainText(text);
	await expect(work.getByRole("img", { name: "Photo 2 après le travail" }).first()).toBeVisible();
	const photo = await work.getByRole("link", { name: "Photo 2 après le travail" }).getAttribute("href");
	expect((await page.request.get(server.origin + photo)).headers()["content-type"]).toBe("image/jpeg");
	await expect(page.locator("#status-heading + p + p")).toHaveText(words.standing.open.text);
	expect(await violations(page)).toEqual([]);
	expect(await overflow(page)).toBeLessThanOrEqual(0);
	const offered = await reviewsHtml(page);
	expect(offered).toContain(`href="${review.url}"`);
	expect(offered).toContain('rel="noopener nofollow"');

	// By keyboard, from the list of things to do.
	await page.getByRole("link", { name: words.todo.question }).press("Enter");
	await expect(page.locator("#question-heading")).toBeInViewport();
	await page.locator("summary", { hasText: question.no }).press("Enter");
	await page.getByLabel(question.label).fill("Une grille manque au salon.");
	await page.getByRole("button", { name: question.submit }).press("Enter");
	const notice = page.locator("#job-notice");
	await expect(notice).toContainText(words.notices["not-fine"].title);
	await expect(notice).toBeFocused();
	await expect(section(page, "question-heading")).toContainText("le jour même ou le jour ouvrable suivant");
	await expect(page.getByText("Une grille manque au salon.")).toBeVisible();
	expect(await tasksOf(customer)).toEqual([expect.stringContaining("tout n’est pas en ordre")]);
	expect(await updatesOf(customer)).toBe(1);
	expect(await storedTexts(server, customer.id)).toContain(`${words.notFine}\n\nUne grille manque au salon.`);
	expect(await reviewsHtml(page)).toBe(offered);
	expect(await violations(page)).toEqual([]);

	await page.getByRole("button", { name: question.resolved }).click();
	await expect(notice).toContainText(words.notices.fine.title);
	expect(await reviewsHtml(page)).toBe(offered);
	await expect(page.getByRole("link", { name: words.todo.question })).toHaveCount(0);
	expect((await storedJob(server, job)).answer).toMatchObject({ isFine: true, count: 2 });
});

/** What a member does in the office. Returns the address of the picture after the work. */
async function publish(job: string, before: string, after: string): Promise<string> {
	const written: WrittenEntry = {
		...{ service: "dryer-ducts", area: "montreal", quotes: true },
		...{ title: { fr: "Conduit propre", en: "Clean duct" }, text: { fr: "", en: "" } },
		before: { photo: before, alt: { fr: "Poussière", en: "Dust" } },
		after: { photo: after, alt: { fr: "Conduit vide", en: "Empty duct" } },
	};
	return withStore(server, async (store) => {
		const stored = (await store.get("jobs", job))?.data;
		const seen = stored ? shownVersion(stored) : "";
		const member = { id: "ariane", name: "Ariane" };
		expect(await publishJob({ store, clock: { now: () => new Date() } }, { job, seen }, written, member)).toBe(
			"published",
		);
		const entry = (await store.get("jobs", job))?.data.gallery?.id;
		return `${server.origin}/_gallery/${entry}/after-480.webp`;
	});
}

const turnOnReminders = () =>
	withStore(server, (store) =>
		turnSeries({ store, clock: { now: () => new Date() } }, "due-again", true, { id: "ariane", name: "Ariane" }),
	);

test("a customer allows two photos and a sentence, withdraws them, and asks for a reminder", async ({
	page,
	browser,
}) => {
	const words = jobWords.fr;
	const { publication } = words.part;
	const [customer, other] = [await customerLead(server), await customerLead(server)];
	const job = await finishJob(server, customer, { nth: 4 });
	await finishJob(server, other, { nth: 5 });
	const [before = "", after = "", third = ""] = await addPhotos(server, job, ["before", "after", "after"]);
	await page.setViewportSize({ width: 1440, height: 900 });
	await openPage(page, server, customer, true);
	await page.locator("summary", { hasText: publication.open }).click();
	const boxes = section(page, "publication-heading").getByRole("checkbox");
	await expect(boxes).toHaveCount(4);
	for (const box of await boxes.all()) await expect(box).not.toBeChecked();
	const submit = page.getByRole("button", { name: publication.submit });
	await submit.click();
	await expect(page.locator(`input[value="${before}"]`)).toBeFocused();
	await expect(page.getByText(publication.nothing)).toBeVisible();
	await page.locator(`input[value="${before}"]`).check();
	await page.locator(`input[value="${after}"]`).check();
	await page.getByLabel(publication.sentence).fill("Tout est propre.");
	await submit.click();
	await expect(page.getByText(publication.noConsent)).toBeVisible();
	await expect(page.locator("input[name=consent]")).toBeFocused();
	await expect(page.locator(`input[value="${after}"]`)).toBeChecked();
	await expect(page.locator(`input[value="${third}"]`)).not.toBeChecked();
	expect(await violations(page)).toEqual([]);
	await page.locator("input[name=consent]").check();
	await submit.click();
	await expect(page.locator("#job-notice")).toBeFocused();
	await expect(section(page, "publication-heading")).toContainText("2 photos et votre phrase");
	await expect(section(page, "publication-heading")).toContainText(words.publication.waiting);
	expect((await storedJob(server, job)).publication).toMatchObject({
		...{ photos: [before, after], sentence: "Tout est propre.", endedAt: null },
	});

	// Another customer's browser, and one that passed no check, get nothing.
	const context = await browser.newContext();
	const stranger = await context.newPage();
	expect((await stranger.request.get(`${server.origin}/_estimate/photos/${after}`)).status()).toBe(404);
	await openPage(stranger, server, other, true);
	expect((await stranger.request.get(`${server.origin}/_estimate/photos/${after}`)).status()).toBe(404);
	expect((await page.request.get(`${server.origin}/_estimate/photos/${after}`)).status()).toBe(200);
	await context.close();

	// Shown to everybody until the customer withdraws, and to nobody from then on.
	const picture = await publish(job, before, after);
	const gallery = server.origin + pathTo("gallery", "fr");
	const texts = async () => (await page.request.get(gallery)).text();
	await expect.poll(texts).toContain("Tout est propre.");
	expect((await page.request.get(picture)).headers()["cache-control"]).toContain("max-age=3600");
	await page.reload();
	await hydrated(page);
	await expect(page.getByRole("link", { name: publication.gallery })).toHaveAttribute("href", pathTo("gallery", "fr"));
	await page.getByRole("button", { name: publication.withdraw }).click();
	await expect(page.locator("#job-notice")).toContainText("une heure au plus");
	expect(await texts()).not.toContain("Tout est propre.");
	expect((await page.request.get(picture)).status()).toBe(404);
	expect((await storedJob(server, job)).publication).toMatchObject({ photos: [], sentence: "" });

	// Asked only once such mails can leave.
	await expect(page.locator("input[name=remind]")).toHaveCount(0);
	await turnOnReminders();
	await page.reload();
	await hydrated(page);
	await page.locator("input[name=remind]").check();
	await page.getByRole("button", { name: words.part.reminder.submit }).click();
	await expect(page.locator("#job-notice")).toContainText(words.notices.reminded.title);
	await expect(section(page, "reminder-heading")).toContainText(words.part.reminder.stands);
});

test("all of it works in English without JavaScript", { tag: "@thorough" }, async ({ browser }) => {
	const words = jobWords.en;
	const customer = await customerLead(server, "en", "contact");
	const job = await finishJob(server, customer, { nth: 6 });
	const [photo = ""] = await addPhotos(server, job, ["after"]);
	const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
	const page = await context.newPage();
	await openPage(page, server, customer, false);
	await expect(page.getByText("Roof outlet")).toBeVisible();
	await page.getByRole("link", { name: "Photo 1 after the work" }).click();
	await expect(page).toHaveURL(new RegExp(`/_estimate/photos/${photo}$`));
	await page.goBack();
	await page.getByRole("button", { name: words.part.question.yes }).click();
	await expect(page.locator("#job-notice")).toBeFocused();
	await page.locator("summary", { hasText: words.part.question.no }).click();
	await page.getByRole("button", { name: words.part.question.submit }).click();
	await expect(page.locator("#job-notice")).toContainText(words.notices["not-fine"].title);
	await expect(page.getByText(words.notFine)).toBeVisible();
	expect(await tasksOf(customer)).toHaveLength(1);
	await page.locator("summary", { hasText: words.part.publication.open }).click();
	await page.locator(`input[value="${photo}"]`).check();
	await page.getByRole("button", { name: words.part.publication.submit }).click();
	await expect(page.locator("input[name=consent]")).toBeFocused();
	await expect(page.locator(`input[value="${photo}"]`)).toBeChecked();
	await page.locator("input[name=consent]").check();
	await page.getByRole("button", { name: words.part.publication.submit }).click();
	await expect(page.locator("#job-notice")).toContainText(words.notices.allowed.title);
	await page.getByRole("button", { name: words.part.publication.withdraw }).click();
	await expect(page.locator("#job-notice")).toContainText("an hour at most");
	await turnOnReminders();
	await page.reload();
	await page.getByRole("button", { name: words.part.reminder.submit }).click();
	await expect(page.locator("input[name=remind]")).toBeFocused();
	await page.locator("input[name=remind]").check();
	await page.getByRole("button", { name: words.part.reminder.submit }).click();
	await expect(page.locator("#job-notice")).toContainText(words.notices.reminded.title);
	expect((await storedJob(server, job)).answer).toMatchObject({ isFine: false });
	await context.close();
});
