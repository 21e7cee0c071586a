import { moveOwnDate } from '#tests/support/suite-clock.ts';

moveOwnDate();
