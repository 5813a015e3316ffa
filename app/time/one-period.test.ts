import { expect, it } from "vitest";
import { onePeriod } from "./one-period.ts";

it.each([
	["It is kept until 5 p.m..", "It is kept until 5 p.m."],
	["Booked 5 p.m.. Price to send.", "Booked 5 p.m. Price to send."],
	["It was at 5 p.m.. It is at 6 p.m..", "It was at 5 p.m. It is at 6 p.m."],
	["It is kept until 17:00.", "It is kept until 17:00."],
	["Accepted by J… and J..., at noon.", "Accepted by J… and J..., at noon."],
])("%s", (text, said) => {
	expect(onePeriod(text)).toBe(said);
});
