/** Shifts the server's clock while it runs, by the milliseconds written in the file that MOVED_CLOCK names. */
import { readFileSync } from "node:fs";

const RealDate = Date;

function moved() {
	try {
		return Number(readFileSync(process.env.MOVED_CLOCK, "utf8")) || 0;
	} catch {
		return 0;
	}
}

globalThis.Date = class MovedDate extends RealDate {
	constructor(...parts) {
		if (parts.length === 0) super(RealDate.now() + moved());
		else super(...parts);
	}

	static now() {
		return RealDate.now() + moved();
	}
};
