import { useStaffLanguage } from "../../admin/ui/staff-language.tsx";
import type { LeadView } from "../.server/office/lead-view.ts";
import { Part } from "./part.tsx";

export function MessagePart({ request: { message } }: { request: LeadView }) {
	const { words } = useStaffLanguage();
	if (message === "") return null;
	return (
		<Part title={words.leads.request.message}>
			<p className="request-words">{message}</p>
		</Part>
	);
}

export function AnswersPart({ request: { estimate, services } }: { request: LeadView }) {
	const { words } = useStaffLanguage();
	const own = words.leads.request;
	if (!estimate) {
		return services.length === 0 ? null : <Part title={words.leads.filters.service}>{services.join(", ")}</Part>;
	}
	return (
		<Part title={own.answers}>
			<div className="request-answers">
				{estimate.answers.map(({ service, answers }) => (
					<div key={service} className="min-w-0">
						<h3 className="font-semibold! font-text! text-small! text-teal-700! tracking-normal!">{service}</h3>
						<dl>
							{answers.map(({ question, answers: given }) => (
								<div key={question} className="request-answer">
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
		</Part>
	);
}

export function PhotosPart({ request: { photos } }: { request: LeadView }) {
	const { words } = useStaffLanguage();
	const own = words.leads.request;
	if (photos.length === 0) return null;
	return (
		<Part title={own.photos}>
			<ul className="grid grid-cols-3 gap-2.5 sm:grid-cols-4">
				{photos.map(({ id, path, width, height }, index) => (
					<li key={id}>
						<a href={path} target="_blank" rel="noreferrer" className="block overflow-hidden rounded-md">
							<img
								src={path}
								width={width}
								height={height}
								alt={own.photo(index + 1)}
								loading="lazy"
								className="aspect-4/3 w-full bg-cream-200 object-cover"
							/>
						</a>
					</li>
				))}
			</ul>
		</Part>
	);
}
