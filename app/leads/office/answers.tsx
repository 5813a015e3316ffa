import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { LeadView } from "../.server/office/lead-view.ts";

/** The services, the range and the answers of the form. They are open until the conversation goes on. */
export function FormAnswers({ lead: { estimate, services, conversation } }: { lead: LeadView }) {
	const { words } = useStaffLanguage();
	const own = words.leads.conversation;
	const asked = [services.join(", "), estimate?.text.range].filter(Boolean).join(", ");
	const messages = conversation.flatMap(({ items }) => items).filter(({ kind }) => kind === "message");
	return (
		<>
			{asked && <p className="text-ink-600">{asked}</p>}
			{estimate && (
				<details className="form-answers" open={messages.length === 1}>
					<summary>
						<OfficeIcon name="list" size={17} />
						{own.answers(estimate.answers.reduce((count, { answers }) => count + answers.length, 0))}
					</summary>
					<Answers estimate={estimate} />
				</details>
			)}
		</>
	);
}

function Answers({ estimate }: { estimate: NonNullable<LeadView["estimate"]> }) {
	return (
		<>
			<div className="lead-answers">
				{estimate.answers.map(({ service, answers }) => (
					<div key={service} className="min-w-0">
						<h4 className="font-semibold! font-text! text-small! text-teal-700! tracking-normal!">{service}</h4>
						<dl>
							{answers.map(({ question, answers: given }) => (
								<div key={question} className="lead-answer">
									<dt>{question}</dt>
									<dd data-unknown={given.every((one) => one === estimate.unknown) || undefined}>
										{given.map((one, index) => (
											<span key={index} className="block">
												{one}
											</span>
										))}
									</dd>
								</div>
							))}
						</dl>
					</div>
				))}
			</div>
			{estimate.text.caveats.length > 0 && (
				<ul className="mt-4 grid list-disc gap-1 pl-5 text-ink-600 text-small">
					{estimate.text.caveats.map((caveat) => (
						<li key={caveat}>{caveat}</li>
					))}
				</ul>
			)}
		</>
	);
}

export function PhotoList({ photos }: { photos: LeadView["photos"] }) {
	const { words } = useStaffLanguage();
	if (photos.length === 0) return null;
	return (
		<ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
			{photos.map(({ id, path, width, height, number }) => (
				<li key={id}>
					<a href={path} target="_blank" rel="noreferrer" className="block overflow-hidden rounded-md">
						<img
							src={path}
							width={width}
							height={height}
							alt={words.leads.page.photo(number)}
							loading="lazy"
							className="aspect-4/3 w-full bg-cream-200 object-cover"
						/>
					</a>
				</li>
			))}
		</ul>
	);
}
