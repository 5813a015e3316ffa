import type { JobFigureWords } from "./job-figures.fr.ts";

export const jobFigureWords: JobFigureWords = {
	title: "After the work",
	none: "No work was finished and no maintenance reminder was due in this period.",
	tooMany: "Period too long",
	tooManyText: "Choose a shorter period for this number.",
	work: "Work done",
	workText: "Counted on the day when the crew finished. Answers are those to “Is everything in order?”.",
	done: "Finished",
	photos: "With photos",
	withoutPhotos: (count) => (count === 0 ? "All of them have some." : `${count} without photos.`),
	withoutPhotosLabel: "Without photos",
	fine: "In order",
	notFine: "Not in order",
	unanswered: "No answer yet",
	answered: "Answer rate",
	shown: "Shown in Our work",
	due: "Maintenance reminders",
	dueText:
		"Counted on the day when the work is due again. Nothing is sent without consent, or while automatic e-mails are off.",
	planned: "Due",
	mailed: "Sent",
	returned: "Customers who returned",
	returnedText: (count) => (count === 0 ? "None after a reminder." : `${count} of them after a reminder.`),
	returnedAfterMail: "Customers who returned after a reminder",
	passed: "Not sent",
	open: "To come",
};
