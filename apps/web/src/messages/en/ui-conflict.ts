export const conflictMessages = {
  title: 'Someone else saved changes',
  current: 'Current version',
  yours: 'Your version',
  keepMine: 'Keep mine',
  takeCurrent: 'Use current',
};
