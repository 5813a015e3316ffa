import { Form, useNavigation } from "react-router";
import { loader as loadPage } from "#app/.server/pages/page-loader.ts";
import type { ResumeContent } from "#app/model/estimate/step-content.ts";
import { useContent } from "#app/runtime/page.ts";
import { Button } from "#app/ui/button.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { receiveResume } from "../.server/resume-draft.ts";
import { ShortFooter } from "./parts/short-footer.tsx";

export const loader = loadPage;
export const action = receiveResume;
export { clientLoader } from "#app/runtime/client-loader.ts";
export { clientAction, shouldRevalidate } from "#app/runtime/send-form.ts";

/** The page of a resume link: explains what resuming does, and does it when the visitor presses the button. */
export default function EstimateResume() {
	const { words, formKey, services, changed, keepPath } = useContent<ResumeContent>();
	const busy = useNavigation().state === "submitting";
	return (
		<section className="page-width max-w-2xl pt-8 pb-section">
			<h1>{words.heading}</h1>
			<p className="lead mt-4">{words.lead}</p>
			<Form method="post" className="mt-8 grid gap-6 rounded-lg bg-white p-6 md:p-8">
				<input type="hidden" name="key" value={formKey} />
				<div>
					<h2 className="text-h4">{words.services}</h2>
					<ul className="mt-3 grid gap-1">
						{services.map((service) => (
							<li key={service} className="font-semibold text-spruce">
								{service}
							</li>
						))}
					</ul>
					<p className="mt-3 text-ink-600 text-note">{changed}</p>
				</div>
				{keepPath && (
					<Notice tone="warning" title={words.replaces.title}>
						{words.replaces.text}
					</Notice>
				)}
				<p className="text-ink-600 text-note">{words.once}</p>
				<FormRefusal text={words.unavailable} />
				<div className="flex flex-wrap items-center gap-x-6 gap-y-4">
					<Button type="submit" arrow={!busy} busy={busy}>
						{words.continue}
					</Button>
					{keepPath && (
						<Link to={keepPath} className="text-link">
							{words.keep}
						</Link>
					)}
				</div>
			</Form>
			<ShortFooter />
		</section>
	);
}
