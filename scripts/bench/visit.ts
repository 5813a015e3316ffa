import { chromium, devices, type Page } from "@playwright/test";
import { pathTo } from "../../app/locale/paths.ts";
import { visitorBrowserOptions } from "../chromium.ts";

interface VisitFigures {
	/** Requests of all sorts, those that the browser answered from its cache left out. */
	requests: number;
	/** Bytes on the wire, with headers. */
	bytes: number;
}

/** Five pages, each read to its end at the pace of a reader, with the next link pointed at before it is pressed. */
const stops = ["services-ventilation-ducts", "prices", "blog", "contact"] as const;

const readers = {
	desktop: { viewport: { width: 1440, height: 900 } },
	phone: devices["Pixel 7"],
} as const;

type Reader = keyof typeof readers;

export async function measureVisit(origin: string, reader: Reader): Promise<VisitFigures> {
	const browser = await chromium.launch(visitorBrowserOptions().launchOptions);
	try {
		const page = await (await browser.newContext({ ...readers[reader], locale: "fr-CA" })).newPage();
		const figures = await countRequests(page);
		await page.goto(`${origin}/`);
		for (const stop of [...stops, null]) {
			await readToEnd(page);
			if (stop) await follow(page, pathTo(stop, "fr"));
		}
		return figures;
	} finally {
		await browser.close();
	}
}

async function countRequests(page: Page): Promise<VisitFigures> {
	const figures = { requests: 0, bytes: 0 };
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	session.on("Network.loadingFinished", ({ encodedDataLength }) => {
		if (encodedDataLength === 0) return;
		figures.requests++;
		figures.bytes += encodedDataLength;
	});
	return figures;
}

async function readToEnd(page: Page): Promise<void> {
	// The sign of a visitor: the application starts.
	await page.mouse.move(100, 100, { steps: 2 });
	await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
	const screens = await page.evaluate(() => Math.ceil(document.body.scrollHeight / window.innerHeight));
	for (let screen = 0; screen < screens; screen++) {
		await page.mouse.wheel(0, 800);
		await page.waitForTimeout(400);
	}
	await page.waitForTimeout(1_000);
}

/** Any link of the page to it will do: the header, the menu or the text. */
async function follow(page: Page, path: string): Promise<void> {
	const link = page.locator(`a[href="${path}"]:visible`).first();
	await link.hover();
	await page.waitForTimeout(200);
	await link.click();
	await page.waitForURL((url) => url.pathname === path);
	await page.waitForTimeout(1_000);
}
