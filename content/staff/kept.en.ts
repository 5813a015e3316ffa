import type { keptWords as french } from "./kept.fr.ts";

export const keptWords: typeof french = {
	today: (hour) => `Not sent, kept at ${hour}`,
	earlier: (day, hour) => `Not sent, kept on ${day} at ${hour}`,
	discard: "Discard",
	discardWhat: "these changes",
	discarded: "Changes discarded.",
	ended: {
		what: "Your session has ended: nothing was sent.",
		kept: "What you typed is kept in this browser. Sign in, then send it again.",
		lost: "Sign in, then try again.",
	},
	failed: {
		what: "The server did not answer.",
		kept: "What you typed is kept in this browser. Reload the page to see whether it was sent; if not, send it again.",
		lost: "Reload the page to see whether it was sent; if not, try again.",
	},
	signIn: "Sign in",
	unsent: {
		title: "Your session has ended",
		text: "Nothing was saved, but what you wrote is still on this page. Sign in from a new tab, come back to this one, then send it again.",
		waiting:
			"Nothing was saved, but what you wrote is still on this page. Send it again in a minute. If it keeps happening, tell an administrator.",
		signIn: "Sign in from a new tab",
		again: "Send again",
		written: "What you wrote",
		left: "Passwords and files are left out.",
	},
};
