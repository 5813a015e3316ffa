import type { LoaderFunctionArgs } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { staffContext } from "#app/admin/.server/staff-context.ts";
import { type Member, officeRoles, type Role } from "#app/model/members/member.ts";
import { countListed } from "../.server/inbox/list-leads.ts";
import { newsOf } from "../.server/office/news-of.ts";

const isOfOffice = ({ role }: Pick<Member, "role">) => (officeRoles as readonly Role[]).includes(role);

const heartbeat = 15_000;

/** Server-sent events. The stream does not extend the session; it ends with it, and when the server shuts down. */
export function loader({ request, context }: LoaderFunctionArgs) {
	const staff = context.get(staffContext);
	// Status 204 stops EventSource from reconnecting; a redirect would log an error in the console.
	if (staff.session?.state !== "open") return new Response(null, { status: 204 });
	const member = requireMember(context);
	const { store, identity, stopping } = context.get(servicesContext);
	const asked = staff.request;
	let end = () => {};

	const stream = new ReadableStream<Uint8Array>({
		start(controller) {
			let ended = false;
			const encoder = new TextEncoder();
			const send = (text: string) => controller.enqueue(encoder.encode(text));
			const unwatch = store.watch((changes) => {
				void newsOf(changes, store).then((news) => {
					for (const one of news) if (!ended) send(`data: ${JSON.stringify(one)}\n\n`);
					if (news.length > 0) sendUnseen();
				}, end);
			});
			const sendUnseen = () => {
				void countListed(store, "all", { only: "unseen" }).then((unseen) => {
					if (!ended) send(`event: unseen\ndata: ${unseen}\n\n`);
				}, end);
			};
			const timer = setInterval(() => {
				void identity.session(asked, { renew: false }).then(({ session }) => {
					if (ended) return;
					// The role may have changed meanwhile.
					if (session?.member.id === member.id && isOfOffice(session.member)) send(": still here\n\n");
					else end();
				}, end);
			}, heartbeat);
			end = () => {
				if (ended) return;
				ended = true;
				unwatch();
				clearInterval(timer);
				stopping.removeEventListener("abort", end);
				try {
					controller.close();
				} catch {
					// The client has already closed the stream.
				}
			};
			stopping.addEventListener("abort", end);
			request.signal.addEventListener("abort", end);
			send("retry: 5000\n\n");
			// Also after a reconnection, for what changed in between.
			sendUnseen();
			if (stopping.aborted) end();
		},
		cancel: () => end(),
	});
	return new Response(stream, {
		headers: { "Content-Type": "text/event-stream; charset=utf-8", "X-Accel-Buffering": "no" },
	});
}
