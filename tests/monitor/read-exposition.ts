const line = /^([a-z_:][a-z0-9_:]*(?:\{[a-z_]+="(?:[^"\\\n]|\\.)*"(?:,[a-z_]+="(?:[^"\\\n]|\\.)*")*\})?) (\S+)$/i;

/** Reads Prometheus' text format as strictly as a monitor would: every series once, each after its own HELP and TYPE. */
export function readExposition(text: string): Map<string, number> {
	if (!text.endsWith("\n")) throw new Error("The last line does not end.");
	const values = new Map<string, number>();
	let family = "";
	for (const row of text.trimEnd().split("\n")) {
		const comment = /^# (?:HELP (\S+) \S.*|TYPE (\S+) (?:counter|gauge|histogram))$/.exec(row);
		if (comment) {
			const [, helped, typed] = comment;
			if (typed && typed !== family) throw new Error(`${typed} has no HELP.`);
			family = helped ?? family;
			continue;
		}
		const [, series = "", value = ""] = line.exec(row) ?? [];
		const name = series.split("{")[0] ?? "";
		if (!series || ![name, name.replace(/_(?:bucket|sum|count)$/, "")].includes(family))
			throw new Error(`Not a line of this family: ${row}`);
		if (values.has(series)) throw new Error(`Twice: ${series}`);
		const number = value === "+Inf" ? Number.POSITIVE_INFINITY : Number(value);
		if (Number.isNaN(number)) throw new Error(`Not a number: ${row}`);
		values.set(series, number);
	}
	return values;
}
