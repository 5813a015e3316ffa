import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { siteStatusContext } from "#app/.server/site-status.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import type { FrameHandle } from "#app/admin/frame.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { firstDaySteps } from "#app/model/first-day/first-day.ts";
import { exampleTraces } from "../.server/example-traces.ts";
import { readFirstDay } from "../.server/first-day-document.ts";
import { handleFirstDay } from "../.server/handle-first-day.ts";
import { readSteps } from "../.server/read-steps.ts";
import { Notice } from "./answer-notice.tsx";
import { Banner, Later, Traces } from "./aside.tsx";
import { DoneSteps } from "./done-steps.tsx";
import { Head } from "./head.tsx";
import { Step } from "./steps/step.tsx";
import "./first-day.css";
import "./first-day-steps.css";

export const meta = officeMeta((words) => words.firstDay.title);
export const handle: FrameHandle = { wide: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { locale } = requireMember(context, "administrator");
	const services = context.get(servicesContext);
	const [steps, { hidden }] = await Promise.all([
		readSteps(services, context.get(siteStatusContext), locale),
		readFirstDay(services.store),
	]);
	const traces = exampleTraces(services.content.reader(), locale, services.clock.now());
	const asked = new URL(request.url).searchParams.get("etape");
	return { steps, traces, isHidden: hidden !== null, reviewed: firstDaySteps.find((step) => step === asked) ?? null };
}

export async function action({ request, context }: ActionFunctionArgs) {
	const member = requireMember(context, "administrator");
	const form = await readForm(request);
	const handled = await handleFirstDay(context.get(servicesContext), context.get(siteStatusContext), member, form);
	if (!handled) throw data(null, { status: 400 });
	return data(handled.answer, { status: handled.status });
}

export default function FirstDay() {
	const { steps, traces, isHidden, reviewed } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { firstDay } = useStaffLanguage().words;
	const open = firstDaySteps.filter((step) => steps[step].state !== "done");
	const done = firstDaySteps.filter((step) => steps[step].state === "done");
	return (
		<div className="first-day">
			<Head steps={steps} />
			<Notice answer={answer} />
			<div className="first-day-grid">
				<div className="min-w-0">
					{open.length > 0 && (
						<section aria-labelledby="first-day-todo">
							<h2 id="first-day-todo">{firstDay.todo}</h2>
							<ol className="first-day-list">
								{open.map((step) => (
									<Step key={step} name={step} steps={steps} answer={answer} />
								))}
							</ol>
						</section>
					)}
					{done.length > 0 && <DoneSteps done={done} steps={steps} reviewed={reviewed} answer={answer} />}
				</div>
				<div className="first-day-aside">
					<Traces traces={traces} />
					<Banner facts={traces.facts.length} />
					<Later isHidden={isHidden} />
				</div>
			</div>
		</div>
	);
}
