import { type Browser, chromium } from "@playwright/test";
import { chromiumOptions, ensureChromium } from "../../scripts/chromium.ts";

/** Launches the Chromium installed on this machine, and closes it after `work`. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
	ensureChromium();
	const browser = await chromium.launch(chromiumOptions().launchOptions);
	try {
		return await work(browser);
	} finally {
		await browser.close();
	}
}
