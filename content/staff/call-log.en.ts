import type { CallLogWords } from "./call-log.fr.ts";

export const callLogWords: CallLogWords = {
	dial: (phone) => `Call ${phone}`,
	dialName: (name) => `Call ${name}`,
	outcome: "Result of the call",
	outcomes: { reached: "Reached", "no-answer": "No answer", "message-left": "Left a message" },
	hints: {
		reached: "The call counts as an answer.",
		"no-answer":
			"The customer is still waiting: the response time starts again from this call. The status and the last contact stay as they are. The text is optional.",
		"message-left": "The message counts as an answer. The text is optional.",
	},
	label: "What was said",
	missing: "Write what was said before logging the call.",
	save: "Log the call",
	noted: (outcome, attempt) => `logged a call: ${outcome}${attempt && ` (${attempt})`}`,
	attempt: (n) => `attempt ${n}`,
	attempts: (n) => (n === 1 ? "1 attempt" : `${n} attempts`),
	attemptsAt: (n, when) => (n === 1 ? `1 attempt to call, ${when}` : `${n} attempts to call, the last one ${when}`),
	again: {
		label: "Call again",
		none: "No task",
		"two-hours": (hour) => `In 2 hours, at ${hour}`,
		morning: (day, hour) => (day ? `${day} morning, at ${hour}` : `Tomorrow morning, at ${hour}`),
		other: "Another day",
		day: "Day to call again",
		hint: "A task is added for you.",
		faults: {
			missing: "Choose the day to call again.",
			wrong: "Choose the day to call again.",
			past: "Choose a day that is still to come.",
			far: "Choose a day within the next two years.",
		},
		task: (outcome) => `Call again (${outcome})`,
	},
};
