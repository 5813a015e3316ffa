export { sayAppointment, sayLength, sayPeople, sayWindow } from "#app/.server/say-appointment.ts";
