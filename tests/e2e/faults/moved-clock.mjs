/** A clock that a test moves while the server runs: the file that MOVED_CLOCK names says by how many milliseconds. */
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
